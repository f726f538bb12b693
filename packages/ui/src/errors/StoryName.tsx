import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

/** The name of a story, to search for in Storybook. */
export const StoryName = ({ path }: { path: string }) => {
  const [file = '', name = ''] = path.split('#');
  return (
    <Stack space="xxsmall">
      <Text size="small">{name}</Text>
      <Text size="small" tone="muted" family="mono">
        {file.split('/').at(-1)}
      </Text>
    </Stack>
  );
};
