/** The open tables, asked for again and again while somebody looks. */

import { openTables, RefusedError, seatsAt } from "../wire/http";
import type { OpenTableBody } from "../wire/protocol";
import { merged, type Row } from "./rows";

const POLL_MS = 5000;
const AT_MOST = 20;

export class Tables {
  /** Those of this browser's own that others find there. */
  own = $state.raw<readonly OpenTableBody[]>([]);
  /** What is listed besides. */
  rows = $state.raw<readonly Row[]>([]);
  /** How many there are; null while that is not known. */
  count = $state.raw<number | null>(null);
  /** Whether the server is out of reach. */
  isOut = $state.raw(false);
  /** The table whose row has the focus, which must not vanish. */
  held: () => string | null = () => null;

  /** Asks from now on; what it returns ends that. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => void this.refresh(), POLL_MS);
    return () => clearInterval(timer);
  }

  /** Asks once, if somebody looks. */
  async refresh(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    try {
      const { tables } = await openTables();
      const isOwn = ({ table }: OpenTableBody): boolean => seatsAt(table).length > 0;
      const others = tables.filter((each) => !isOwn(each));
      this.own = tables.filter(isOwn);
      this.rows = merged(this.rows, others, this.held()).slice(0, AT_MOST);
      this.count = others.length;
      this.isOut = false;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.count = null;
      this.isOut = true;
    }
  }
}
