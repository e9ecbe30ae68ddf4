import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { CodeLoadError } from '../lib/code/load-code.ts';
import { loadPart } from '../lib/code/missing-parts.ts';

/** What stands in place of code that did not arrive. */
export interface MissingProps {
  error: CodeLoadError;
  retry: () => void;
}

interface LazyPartOptions<Props> {
  /** Stands in its place until it is there. */
  Waiting: ComponentType<Props>;
  Missing: ComponentType<MissingProps>;
  /** How its code is asked for; by default the frame also offers to load the page again. */
  ask?: typeof loadPart;
}

interface BoundaryProps {
  Missing: ComponentType<MissingProps>;
  onMissing: () => void;
  retry: () => void;
  children: ReactNode;
}

class MissingBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { Missing, retry, children } = this.props;
    if (error === null) return children;
    // What breaks by itself is not ours to mend.
    if (!(error instanceof CodeLoadError)) throw error;
    return <Missing error={error} retry={retry} />;
  }
}

/**
 * A component whose code is loaded when it is first shown. Code that does not arrive takes nothing else from the page,
 * and is asked for again on request or at the next visit: React itself would remember the failure for ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Missing, ask = loadPart }: LazyPartOptions<Props>,
): ComponentType<Props> {
  const make = () => lazy(async () => ({ default: await ask(load) }));
  let Part = make();
  const renew = () => {
    Part = make();
  };
  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return (
      <MissingBoundary key={attempt} Missing={Missing} onMissing={renew} retry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<Waiting {...props} />}>
          <Part {...props} />
        </Suspense>
      </MissingBoundary>
    );
  };
}
