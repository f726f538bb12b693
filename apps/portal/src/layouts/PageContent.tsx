import { ContentSkeleton } from '@may/ui';
import { type ReactNode, Suspense, use } from 'react';

const never = new Promise<never>(() => undefined);

const Waiting = () => use(never);

/**
 * The boundary of a page in its frame. A press shows a skeleton while the next page's code is loading. The build draws the page as the fallback, and
 * leaves the content to the browser. React keeps this picture, with all that was written into it, until it commits the content.
 */
export const PageContent = ({ children }: { children: ReactNode }) =>
  import.meta.env.SSR ? (
    <Suspense fallback={children}>
      <Waiting />
    </Suspense>
  ) : (
    <Suspense fallback={<ContentSkeleton />}>{children}</Suspense>
  );
