import { NewVersionScreen } from '@may/screens/status/NewVersion/NewVersionScreen.tsx';
import { fetchPart, PartFailure } from '@may/ui';
import { Component, lazy, type ReactNode, Suspense } from 'react';

const ServerErrorPage = lazy(async () => {
  const { default: pages } = await fetchPart(() => import('./StatusPagesRoute.tsx'));
  return { default: pages.serverError };
});

type State = {
  error: unknown;
};

type Props = {
  /** `part` passes every error but that of a part that did not load; `extra` shows nothing in place of what its page can do without. @default 'page' */
  of?: 'page' | 'part' | 'extra';
  children: ReactNode;
};

/**
 * An error boundary: for a part that did not load it says why, for every other error the error page. Except for a file that a newer
 * version has replaced, it tries again once the browser is online. A page that is shown is never reloaded without a press.
 */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    Object(error).isShown = true;
    // The browser may notice only after the failure that it is offline.
    if (!(error instanceof PartFailure) || error.kind === 'missing') return;
    // In place of all pages nothing that was typed is left, and only a new page asks again for words that did not arrive.
    const tryAgain = () => (this.props.of ? this.setState({ error: null }) : window.location.reload());
    window.addEventListener('online', tryAgain, { once: true });
  }

  override render() {
    const { of, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    if (of === 'extra') return null;
    if (error instanceof PartFailure) {
      return <NewVersionScreen chunk={error.chunk} kind={error.kind} onReload={() => window.location.reload()} />;
    }
    if (of) throw error;
    return (
      <Suspense>
        <ServerErrorPage onRetry={() => this.setState({ error: null })} />
      </Suspense>
    );
  }
}
