export type SoundName = "place" | "give" | "turn" | "call" | "wrong" | "win" | "lose" | "draw" | "low" | "edge" | "message";
export function play(name: SoundName, options: { pan?: number; delay?: number } = {}): void {
  void name; void options;
}
