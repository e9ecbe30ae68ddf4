import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteFailure } from './route-failure.tsx';

interface BoundaryProps {
  /** Where the site is: elsewhere, what failed here is forgotten. */
  place: string;
  isInLayout: boolean;
  children: ReactNode;
}

interface BoundaryState {
  place: string;
  failure: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <RouteFailure error={failure.error} isInLayout={this.props.isInLayout} />;
  }
}

/** Shows what to do when a page's code did not come, or broke; going elsewhere takes the site up again. */
export function FailureBoundary({ isInLayout = false, children }: { isInLayout?: boolean; children: ReactNode }) {
  const { key } = useLocation();
  return (
    <Boundary place={key} isInLayout={isInLayout}>
      {children}
    </Boundary>
  );
}
