import { fetchPart } from '@may/ui';

const fetchMask = () => fetchPart(() => import('./mask.ts'));

/** Hides the figures as the tab does that hands its session over: a link that opens a new tab must not show what this one hides. */
export const takeMask = async (): Promise<void> => (await fetchMask()).setMask(true);

/** Puts the mask of this tab into force before the first figure (docs/decisions/0026). A page whose mask does not arrive must not start. */
export const restoreMask = async (): Promise<void> => {
  if ('masked' in document.documentElement.dataset) (await fetchMask()).showMask();
};
