import { useTranslation } from 'react-i18next';

/** Sample values for the placeholders of all words. */
export const sampleValues = {
  amount: '500.000 đ',
  count: 3,
  domain: 'bienxanh.vn',
  domains: 'bienxanh.vn, www.bienxanh.vn',
  email: 'support@may.cloud',
  example: '500.000',
  label: 63,
  language: 'Deutsch',
  length: 40,
  maximum: '195',
  minimum: '10',
  name: 'DKIM',
  number: 8,
  size: '20 GB',
  suggestion: 'mail.bienxanh.vn.',
  text: 255,
  time: '14:05',
};

/** The words of a code in the language of the toolbar: a title and a text, or one sentence. */
export const useSampleWords = () => {
  const { t, i18n } = useTranslation();
  const say = t as (key: string, values: object) => string;
  return (code: string): { title: string; text: string | null } =>
    i18n.exists(`${code}.text`)
      ? { title: say(`${code}.title`, sampleValues), text: say(`${code}.text`, sampleValues) }
      : { title: say(code, sampleValues), text: null };
};
