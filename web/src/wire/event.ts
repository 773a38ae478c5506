/** Events as the server tells them: one type for each kind, told apart by `event`. */

import type { EventsMessage } from "./protocol";

export type EventBody = EventsMessage["events"][number];
export type EventName = EventBody["event"];
