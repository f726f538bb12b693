import type { ReactNode } from 'react';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

export type FormPageProps = { title: string; lead: string; children: ReactNode };

/** A page of one form before sign-in: its title, a sentence, and the content in a column. */
export const FormPage = ({ title, lead, children }: FormPageProps) => (
  <Stack space="large">
    <Stack space="xsmall">
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{lead}</Text>
    </Stack>
    {children}
  </Stack>
);
