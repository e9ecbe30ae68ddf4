/** What is remembered of somebody's submissions. */
export interface Submissions {
  count: number;
  /** When the first of them came. */
  since: Date;
}

/** So many submissions are taken within a window that begins with the first of them. */
export class FixedWindow {
  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
  ) {}

  /** Milliseconds until the next submission is taken; 0 when it may come now. */
  waitFor(submissions: Submissions | null, now: Date): number {
    if (!submissions || submissions.count < this.most) return 0;
    return Math.max(0, submissions.since.getTime() + this.milliseconds - now.getTime());
  }

  /** The submissions once another one is taken. */
  after(submissions: Submissions | null, now: Date): Submissions {
    const isOver = !submissions || now.getTime() - submissions.since.getTime() >= this.milliseconds;
    return isOver ? { count: 1, since: now } : { count: submissions.count + 1, since: submissions.since };
  }
}
