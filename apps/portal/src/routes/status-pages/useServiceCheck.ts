import { askService } from '@may/api';
import { type ServiceCheck, useOnline } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { config } from '../../config.ts';
import { readAccessToken } from '../../storage/storedSession.ts';

/** Asks the provider when the page opens and at each press. Where the provider names a wait, the page asks again after it. */
export const useServiceCheck = (): { check: ServiceCheck; onCheck: () => void } => {
  const isOnline = useOnline();
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['service'],
    queryFn: () => askService({ baseUrl: config.apiOrigin || window.location.origin, token: readAccessToken() }),
    // Without a session too.
    enabled: true,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.answers ? false : (state.data?.retryAfterMs ?? false)),
  });
  const readCheck = (): ServiceCheck => {
    if (!isOnline) return { status: 'offline' };
    if (data?.answers) return { status: 'answers' };
    if (isFetching || !data) return { status: 'checking' };
    const { retryAfterMs } = data;
    return { status: 'silent', at: dataUpdatedAt, next: retryAfterMs === null ? null : dataUpdatedAt + retryAfterMs };
  };
  return { check: readCheck(), onCheck: () => void refetch() };
};
