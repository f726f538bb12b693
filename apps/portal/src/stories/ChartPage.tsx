import { Box, Button, Heading, Inline, Stack, Text, vars } from '@may/ui';
import { useEffect, useRef, useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type Chart, picturesOf } from './charts.ts';
import { toMermaid } from './toMermaid.ts';

const { surface, surfaceRaised, text, borderControl, brand } = vars.color;

// Colours of the theme instead of Mermaid's: they change with the theme and need no second drawing.
const themeCSS = `
  p, span.nodeLabel, span.edgeLabel, .cluster-label { color: ${text} !important; }
  .statediagram-cluster rect { fill: none !important; stroke: ${borderControl}; }
  .node rect.basic { fill: ${surfaceRaised}; stroke: ${borderControl}; }
  a .node rect.basic { stroke: ${brand.base}; stroke-width: 2px; }
  a p { color: ${brand.base} !important; text-decoration: underline; }
  .labelBkg, .edgeLabel, .edgeLabel p { background-color: ${surface}; }
  .transition { stroke: ${text}; }
  defs [id$="-barbEnd"], .node circle.state-start { fill: ${text}; stroke: ${text}; }
  .node circle.state-end, .end-state-inner { fill: none; stroke: ${text}; }
`;

/** Draws the chart. A press on a state shows it in its story, or the chart of the machine that runs in it. */
const draw = async (id: string, chart: Chart): Promise<string> => {
  const { default: mermaid } = await import('mermaid');
  const links = [
    ...[...picturesOf(chart)].map(([path, picture]) => [
      path,
      `${toId(chart.stories, storyNameFromExport('States'))}&args=state:${picture}`,
    ]),
    ...Object.entries(chart.children ?? {}).map(([path, name]) => [
      path,
      toId('Flows/Charts', storyNameFromExport(name)),
    ]),
  ];
  const clicks = links.map(
    ([path = '', story]) => `  click ${path.replaceAll('.', '_')} href "./?path=/story/${story}"`,
  );
  mermaid.initialize({ startOnLoad: false, theme: 'base', look: 'classic', themeCSS });
  const { svg } = await mermaid.render(id, [toMermaid(chart.machine), ...clicks].join('\n'));
  return svg;
};

const zooms = [0.5, 0.75, 1, 1.5] as const;

/** The diagram of a machine, at a chosen size in a part of the page that scrolls. */
export const ChartPage = ({ chart }: { chart: Chart }) => {
  const canvas = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(0.75);
  const [width, setWidth] = useState(0);
  const { id } = chart.machine;

  useEffect(() => {
    let isShown = true;
    void draw(`chart-${id}`, chart).then((svg) => {
      if (!isShown || !canvas.current) return;
      canvas.current.innerHTML = svg;
      const drawing = canvas.current.querySelector('svg');
      setWidth(drawing?.viewBox.baseVal.width ?? 0);
      drawing?.removeAttribute('style');
      // The story runs in a frame; the link must open in the page around it.
      for (const link of canvas.current.querySelectorAll('a')) link.setAttribute('target', '_top');
    });
    return () => {
      isShown = false;
    };
  }, [chart, id]);

  return (
    <Box padding="page">
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={1}>{id}</Heading>
          <Text tone="muted">{chart.about} A press on a blue state shows it in its story.</Text>
        </Stack>
        <Inline>
          {zooms.map((step) => (
            <Button
              tone="brand"
              key={step}
              size="small"
              variant={step === zoom ? 'solid' : 'outline'}
              onPress={() => setZoom(step)}
            >
              {`${step * 100} %`}
            </Button>
          ))}
        </Inline>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
        <section aria-label="Diagram" tabIndex={0} style={{ overflow: 'auto' }}>
          <div ref={canvas} style={{ width: width * zoom }} />
        </section>
      </Stack>
    </Box>
  );
};
