/** What has to be undone, last thing first; used whole or half-way through a start. */
export class Teardown {
  private readonly steps: (() => Promise<unknown> | void)[] = [];
  private running: Promise<void> | null = null;

  add(step: () => Promise<unknown> | void): void {
    this.steps.push(step);
  }

  /** Undoes everything once; a step that fails does not keep the others from it. */
  run(): Promise<void> {
    this.running ??= this.undo();
    return this.running;
  }

  private async undo(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await step();
      } catch (error) {
        process.stderr.write(`while stopping: ${String(error)}\n`);
      }
    }
  }
}
