import { NewVersionScreen, ServerErrorScreen } from '@may/ui';
import { Component, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { readChunkFailure } from './chunkFailure.ts';

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
    return <ServerErrorScreen onRetry={() => this.setState({ error: null })} hrefs={{ home: paths.dashboard }} />;
  }
}
