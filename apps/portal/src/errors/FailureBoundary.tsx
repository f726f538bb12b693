import { NewVersionScreen } from '@may/ui';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { readChunkFailure } from './chunkFailure.ts';

const ServerErrorPart = lazy(() => import('./ServerErrorPart.tsx'));

interface State {
  error: unknown;
}

/** The last line: a chunk that did not arrive offers the new version, anything else the page for our own faults. Nothing reloads by itself. */
export class FailureBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const failure = readChunkFailure(this.state.error);
    if (failure) return <NewVersionScreen {...failure} onReload={() => window.location.reload()} />;
    return (
      <Suspense>
        <ServerErrorPart onRetry={() => this.setState({ error: null })} />
      </Suspense>
    );
  }
}
