/**
 * True if the portal's own server answers, and then the page at this address too. The browser's word is not enough: it also calls a network without
 * a way out online. A page whose request fails alone would lead back to the offline page at once, again and again.
 */
export const isReachable = async (page: string): Promise<boolean> => {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', redirect: 'error' });
    if (!answer.ok || (await answer.text()) !== 'ok') return false;
    await fetch(page, { cache: 'no-cache', redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
};
