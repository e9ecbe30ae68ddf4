/** How many of something each one holds at a time. */
export class Shares {
  private readonly held = new Map<string, number>();

  constructor(private readonly most: number) {}

  isTaken(holder: string): boolean {
    return (this.held.get(holder) ?? 0) >= this.most;
  }

  take(holder: string): void {
    this.held.set(holder, (this.held.get(holder) ?? 0) + 1);
  }

  giveBack(holder: string): void {
    const left = (this.held.get(holder) ?? 0) - 1;
    if (left > 0) this.held.set(holder, left);
    else this.held.delete(holder);
  }
}
