import { SquareCard, type SquareCardProps } from '@may/screens/cards/SquareCard/SquareCard.tsx';
import { type Card, payments } from '@square/web-sdk';
import { useEffect, useRef, useState } from 'react';
import { config } from '../../browser/config.ts';
import { loadScript } from './loadScript.ts';
import { openSquareForm, type SquareScript } from './squareForm.ts';

const { applicationId, locationId, script } = config.square;
const ownScript = `https://${applicationId.startsWith('sandbox-') ? 'sandbox.' : ''}web.squarecdn.com/v1/square.js`;
const isConfigured = applicationId !== '' && locationId !== '';

/** Attaches the form to `place`; rejects if its script does not load. */
const attachForm = async (place: HTMLElement): Promise<SquareScript & { card: Card }> => {
  const address = script || ownScript;
  await loadScript('square-loader', address);
  const made = await payments(applicationId, locationId, { scriptSrc: address });
  if (!made) throw new Error('Square.js failed to load properly');
  // Square's locales need a region: this takes the most likely one of the language.
  const { language } = new Intl.Locale(document.documentElement.lang);
  await made.setLocale(`${language}-${new Intl.Locale(language).maximize().region}`);
  const card = await made.card();
  await card.attach(place);
  return { payments: made, card };
};

type SquarePlaceProps = {
  onRetry: () => void;
};

/** One attempt to load the form; the parent renders a new one for a retry. */
const SquarePlace = ({ onRetry }: SquarePlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SquareCardProps['state']>(isConfigured ? 'loading' : 'notConfigured');
  useEffect(() => {
    if (!isConfigured || !place.current) return;
    let isGone = false;
    let close: (() => void) | null = null;
    attachForm(place.current).then(
      (script) => {
        const leave = openSquareForm(script);
        close = () => {
          leave();
          void script.card.destroy();
        };
        if (isGone) close();
        else setState('ready');
      },
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, []);
  return <SquareCard placeRef={place} state={state} onRetry={onRetry} />;
};

/** Square's card form (spec §7, §8), or a message if it did not load or is not configured. */
const SquareForm = () => {
  const [tries, setTries] = useState(0);
  return <SquarePlace key={tries} onRetry={() => setTries(tries + 1)} />;
};

export default SquareForm;
