import { lazyPart, NewVersionScreen, PartFailure } from '@may/ui';
import { Component, type ReactNode, Suspense } from 'react';

const ServerErrorPage = lazyPart(() => import('./ServerErrorPage.tsx'));

type State = {
  error: unknown;
};

/**
 * The outermost error boundary: for a part that did not load it offers the new version, for every other error the error page. It never reloads
 * by itself.
 */
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
        <ServerErrorPage onRetry={() => this.setState({ error: null })} />
      </Suspense>
    );
  }
}
