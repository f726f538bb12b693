import { lazyPart, NewVersionScreen, PartFailure } from '@may/ui';
import { Component, type ReactNode, Suspense } from 'react';

const ServerErrorPart = lazyPart(() => import('./ServerErrorPart.tsx'));

type State = {
  error: unknown;
};

/** The last line: a part that did not arrive offers the new version, anything else the page for our own faults. Nothing reloads by itself. */
export class FailureBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const { error } = this.state;
    if (error instanceof PartFailure) {
      return <NewVersionScreen chunk={error.chunk} kind={error.kind} onReload={() => window.location.reload()} />;
    }
    return (
      <Suspense>
        <ServerErrorPart onRetry={() => this.setState({ error: null })} />
      </Suspense>
    );
  }
}
