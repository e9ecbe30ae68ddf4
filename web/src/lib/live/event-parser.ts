export interface StreamEvent {
  name: string;
  data: string;
  id: string | null;
}

/** Reads `text/event-stream` from pieces of text as they arrive (HTML standard, server-sent events). */
export class EventParser {
  private rest = '';
  private event: StreamEvent = { name: 'message', data: '', id: null };

  /** The events that this piece completes; comments are swallowed. */
  push(piece: string): StreamEvent[] {
    const lines = (this.rest + piece).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.take(line) ?? []);
  }

  private take(line: string): StreamEvent | null {
    if (line === '') return this.finish();
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') this.event.name = value;
    if (field === 'data') this.event.data += (this.event.data ? '\n' : '') + value;
    if (field === 'id') this.event.id = value;
    return null;
  }

  private finish(): StreamEvent | null {
    const { event } = this;
    this.event = { name: 'message', data: '', id: null };
    return event.data ? event : null;
  }
}
