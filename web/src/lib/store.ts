type Listener = () => void;

/** A value that lives outside React and tells when it changes; `useSyncExternalStore` reads it. */
export class Store<Value> {
  private readonly listeners = new Set<Listener>();

  constructor(private value: Value) {}

  readonly get = (): Value => this.value;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(value: Value): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}
