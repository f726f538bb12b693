import type { CSSProperties } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, topBarHeight } from '../../theme/tokens.ts';
import type { NoticePlace } from './noticePlace.ts';

/** The place of the notices, and the part of them that is shown. */
export type NoticeFrame = {
  place: NoticePlace | null;
  isUnfolded: boolean /** False while presses go through a new strip. */;
  isPressable: boolean;
};

/** Notices in the bar are as wide as their words, and stand beside the bell. */
const barWidth = 640;
const line = `1px solid ${vars.color.border}`;

/** The place of all notices: the free part of the top bar, or a strip from side to side. */
export const regionStyle = ({ place, isUnfolded }: NoticeFrame): CSSProperties => {
  if (!place) return { insetInline: 0, bottom: 0, visibility: 'hidden' };
  const { top, right, bottom, left } = place.box;
  if (place.kind === 'bar')
    return {
      top: isUnfolded ? top + space.xxsmall : top,
      height: bottom - top,
      left,
      right: document.documentElement.clientWidth - right,
      justifyItems: 'end',
      alignItems: isUnfolded ? 'start' : 'center',
      alignContent: isUnfolded ? 'start' : undefined,
      rowGap: space.xxsmall,
      // Beside the notice the bar is the bar's.
      pointerEvents: 'none',
    };
  const isLower = place.edge === 'lower';
  // A strip is part of the frame: the same surface, and a line in place of a shadow.
  return {
    insetInline: 0,
    ...(isLower ? { bottom: window.innerHeight - bottom, borderBlockStart: line } : { top, borderBlockEnd: line }),
    paddingBlockStart: place.edge === 'upper' ? 'env(safe-area-inset-top)' : undefined,
    paddingBlockEnd: isLower ? 'env(safe-area-inset-bottom)' : undefined,
    maxHeight: isLower ? '100dvh' : `calc(100dvh - ${top}px)`,
    overflowY: 'auto',
    backgroundColor: vars.color.surfaceRaised,
    pointerEvents: 'none',
  };
};

/** One notice in its place. */
export const toastStyle = ({ place, isUnfolded, isPressable }: NoticeFrame): CSSProperties => ({
  // A notice that goes and the one behind it share the place.
  gridArea: isUnfolded ? undefined : '1 / 1',
  pointerEvents: isPressable ? 'auto' : 'none',
  ...(place?.kind === 'bar' && {
    width: isUnfolded ? `min(100%, ${barWidth}px)` : 'fit-content',
    maxWidth: `min(100%, ${barWidth}px)`,
    border: line,
    borderRadius: radius.medium,
    backgroundColor: vars.color.surfaceRaised,
    // Unfolded by the customer, it floats over the page.
    boxShadow: isUnfolded ? vars.shadow.floating : undefined,
  }),
});

/** On a phone the way on stands below the words, elsewhere beside them. */
const isNarrow = () => document.documentElement.clientWidth < breakpoints.tablet;

export const contentStyle = ({ place, isUnfolded }: NoticeFrame): CSSProperties => {
  const inBar = place?.kind === 'bar';
  return {
    display: isNarrow() ? 'grid' : 'flex',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space.small,
    maxWidth: 720,
    marginInline: 'auto',
    minHeight: inBar ? 46 : topBarHeight,
    paddingBlock: inBar && !isUnfolded ? 1 : space.xsmall,
    paddingInline: `${inBar ? space.small : space.medium}px ${inBar ? space.xxsmall : space.xsmall}px`,
  };
};

/** A line of its own on a phone, as low as a text: a low strip hides less. */
export const actionStyle = (): CSSProperties =>
  isNarrow()
    ? {
        gridArea: '2 / 2',
        justifySelf: 'start',
        minHeight: 24,
        paddingInline: 0,
        border: 0,
        color: vars.color.brand.base,
        textAlign: 'start',
      }
    : { maxWidth: '50%' };

/** The sign and the buttons stand beside both lines. Each has its column: the grid would place them before the words. */
export const besideStyle = (column: 1 | 3 | 4): CSSProperties => ({ gridArea: `1 / ${column} / span 2` });

export const wordsStyle: CSSProperties = { gridArea: '1 / 2' };

/** A text is cut to one line in the bar and to two in a strip, and is in full once unfolded. */
export const lineStyle = ({ place, isUnfolded }: NoticeFrame): CSSProperties => {
  if (isUnfolded) return {};
  if (place?.kind === 'bar') return { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' };
  return { overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 };
};
