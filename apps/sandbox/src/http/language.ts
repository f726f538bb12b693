/** Languages of the provider's messages. */
export type Language = 'vi' | 'en';

/** The best match for an `Accept-Language` header; English unless Vietnamese is preferred. */
export const languageOf = (acceptLanguage: string | undefined | null): Language => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => (language === 'vi' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted[0]?.language === 'vi' ? 'vi' : 'en';
};
