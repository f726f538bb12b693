import { useState } from 'react';
import { Badge } from '../components/Badge/Badge.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { type CodedError, ErrorTable } from './ErrorTable.tsx';
import { errorCatalogue } from './errorCatalogue.ts';
import { type Gravity, gravities } from './errorRow.ts';
import { FaultTable } from './FaultTable.tsx';
import { useSampleWords } from './useSampleWords.ts';

const meanings: Record<Gravity, { title: string; text: string; tone: 'caution' | 'critical' | 'neutral' }> = {
  inDoubt: {
    title: 'In doubt',
    text: 'It may have been done. The portal asks the provider before it sends anything again.',
    tone: 'caution',
  },
  notDone: {
    title: 'Not done',
    text: 'What the customer asked for was surely not done. Nothing was charged or changed.',
    tone: 'critical',
  },
  unread: {
    title: 'Not read',
    text: 'Something could not be read or opened. Nothing was sent and nothing has changed.',
    tone: 'neutral',
  },
};

const rows: readonly CodedError[] = Object.entries(errorCatalogue);

/** All errors of the portal, the gravest first, with their words in the language of the toolbar; all from the tables of the code. */
export const ErrorPage = () => {
  const words = useSampleWords();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(([code, { cause, notices }]) => {
    const { title, text } = words(code);
    return [code, cause, title, text ?? '', ...notices].join(' ').toLowerCase().includes(wanted);
  });
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} size="large">
          Errors
        </Heading>
        <Text tone="muted">
          {`Each of the ${rows.length} errors that the portal tells, once. The provider’s own words follow ours or replace them, as plain text.`}
        </Text>
      </Stack>
      <TextField label="Search words, codes, causes" value={search} onValueChange={setSearch} />
      {gravities.map((gravity) => {
        const shown = found.filter(([, row]) => row.gravity === gravity);
        const { title, text, tone } = meanings[gravity];
        return shown.length > 0 ? (
          <Card
            key={gravity}
            title={title}
            description={text}
            padding="none"
            action={
              <Inline>
                <Badge tone={tone}>{String(shown.length)}</Badge>
              </Inline>
            }
          >
            <ErrorTable shown={shown} />
          </Card>
        ) : null;
      })}
      {wanted === '' ? (
        <Card
          title="Sentences at fields"
          description="What was typed or chosen is the cause, and nothing was sent. These are no errors of the catalogue."
          padding="none"
        >
          <FaultTable />
        </Card>
      ) : null}
    </Stack>
  );
};
