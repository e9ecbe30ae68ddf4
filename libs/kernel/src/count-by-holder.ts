/** How many of something each holder has; one that has none takes no memory. */
export class CountByHolder {
  private readonly counts = new Map<string, number>();

  of(holder: string): number {
    return this.counts.get(holder) ?? 0;
  }

  /** More, or with a negative number fewer. */
  add(holder: string, more: number): void {
    const count = this.of(holder) + more;
    if (count > 0) this.counts.set(holder, count);
    else this.counts.delete(holder);
  }
}
