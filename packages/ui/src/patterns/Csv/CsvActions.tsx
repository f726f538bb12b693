import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { saveText } from '../../private/saveText.ts';
import type { CsvDialect, CsvSource } from './csv.ts';
import { writeCsv } from './writeCsv.ts';

type CsvActionsProps<Row> = {
  source: CsvSource<Row>;
  dialect: CsvDialect;
  fileName: string;
  /** Name of the button, which says what the file lacks. */
  label: string;
  /** Why there is nothing to save. */
  refusal: string | undefined;
  onDone: () => void;
};

/** The button that writes the file and hands it to the browser. A dialog that is closed meanwhile saves nothing. */
export const CsvActions = <Row,>({ source, dialect, fileName, label, refusal, onDone }: CsvActionsProps<Row>) => {
  const { t } = useTranslation('bookkeeping');
  const gone = useRef<AbortController>(null);
  const [state, setState] = useState<'ready' | 'writing' | 'failed'>('ready');
  useEffect(() => () => gone.current?.abort(), []);
  const save = async () => {
    const leaving = new AbortController();
    gone.current = leaving;
    setState('writing');
    try {
      saveText(fileName, await writeCsv(source, dialect, leaving.signal), 'text/csv;charset=utf-8');
      onDone();
    } catch {
      if (!leaving.signal.aborted) setState('failed');
    }
  };
  return (
    <>
      <Button
        stretch
        icon={<Icon icon={icons.download} />}
        loading={state === 'writing'}
        disabledReason={refusal}
        onPress={() => void save()}
      >
        {label}
      </Button>
      {state === 'failed' ? <p role="alert">{t('csv.unsaved')}</p> : null}
    </>
  );
};
