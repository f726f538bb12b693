import { restingStates } from '@may/machines';
import { Badge, Box, Card, Grid, Heading, Inline, Link, Stack, Text } from '@may/ui';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnyStateMachine, StateNode } from 'xstate';

export type ChartProps = {
  machine: AnyStateMachine;
  /** What it is for, in a sentence. */
  about: string;
  /** The stories that picture its states: their title, and the state they are under in the flow pictured there. */
  stories: { title: string; under?: string };
  /** States in which another machine runs, with the chart that draws it. */
  charts?: Readonly<Record<string, string>>;
};

type Node = StateNode<object, never>;

const anchorOf = (node: Node) => node.path.join('.') || node.machine.id;
const exportOf = (path: readonly string[]) => path.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`).join('');

/** What a transition is called by: its event, or what has to happen by itself. */
const wayOf = (eventType: string): string => {
  if (eventType === '') return 'at once';
  if (eventType.startsWith('xstate.after.')) return `after ${eventType.split('.')[2]}`;
  if (eventType.startsWith('xstate.done.actor.')) return `${eventType.split('.')[3]} is done`;
  if (eventType.startsWith('xstate.error.actor.')) return `${eventType.split('.')[3]} failed`;
  return eventType.replace('xstate.done.state.', 'done ');
};

const Ways = ({ node }: { node: Node }) => (
  <Stack space="xxsmall">
    {[...(node.always ?? []), ...[...node.transitions.values()].flat()].map((way, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a chart never changes.
      <Text key={index} size="small" tone="muted">
        {wayOf(way.eventType)}:{' '}
        {way.target?.map((target) => (
          <Link key={target.id} href={`#${anchorOf(target as unknown as Node)}`}>
            {target.path.join('.') || 'start'}
          </Link>
        )) ?? 'stays'}
      </Text>
    ))}
  </Stack>
);

type StateProps = Omit<ChartProps, 'about'> & {
  node: Node;
};

/** Where a state is looked at: the chart of the machine that runs in it, its story, or nowhere, where nobody can rest in it. */
const pictureOf = ({ node, machine, stories, charts }: StateProps): string | null => {
  const chart = charts?.[node.path.join('.')];
  if (chart) return toId('Flows/Charts', storyNameFromExport(chart));
  if (!restingStates(machine).includes(node.path.join('.'))) return null;
  const path = stories.under ? [stories.under, ...node.path] : node.path;
  return toId(stories.title, storyNameFromExport(exportOf(path)));
};

const State = ({ node, ...rest }: StateProps) => {
  const children = Object.values(node.states) as Node[];
  const picture = pictureOf({ node, ...rest });
  const isFirst = node.parent?.initial.target.includes(node as never);
  return (
    <div id={anchorOf(node)}>
      <Card>
        <Stack space="small">
          <Inline space="small">
            {picture ? (
              // Out of the frame the story stands in.
              <a href={`./?path=/story/${picture}`} target="_top">
                {node.key}
              </a>
            ) : (
              <Text weight="strong">{node.key}</Text>
            )}
            {isFirst ? <Badge tone="brand">starts here</Badge> : null}
            {node.type === 'final' ? <Badge>ends here</Badge> : null}
          </Inline>
          <Ways node={node} />
          {children.length > 0 ? (
            <Grid columns="three">
              {children.map((child) => (
                <State key={child.key} node={child} {...rest} />
              ))}
            </Grid>
          ) : null}
        </Stack>
      </Card>
    </div>
  );
};

/** A machine as its states, one in another, with every way between them; a state a customer can be in leads to its story. */
export const Chart = ({ about, ...chart }: ChartProps) => (
  <Box padding="page">
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} size="large">
          {chart.machine.id}
        </Heading>
        <Text tone="muted">{about}</Text>
      </Stack>
      <Ways node={chart.machine.root as unknown as Node} />
      {(Object.values(chart.machine.root.states) as unknown as Node[]).map((node) => (
        <State key={node.key} node={node} {...chart} />
      ))}
    </Stack>
  </Box>
);
