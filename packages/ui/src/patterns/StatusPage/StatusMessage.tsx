import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconType } from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { StatusPage, type StatusPageProps } from './StatusPage.tsx';

/** A button of a message, or a link with the looks of one. */
export type MessageAction = {
  label: string;
  icon?: IconType;
  /** The first action has the looks of the likeliest step, unless this is false. */
  isLikeliest?: boolean;
} & ({ href: string } | { onPress: () => void; busy?: boolean });

export type StatusMessageProps = Omit<StatusPageProps, 'actions' | 'live' | 'detail'> & {
  /** The words of the provider, below ours. */
  detail?: string | null;
  actions: readonly MessageAction[];
};

/** A message about something that is under way or over: screen readers announce each change of it. */
export const StatusMessage = ({ actions, detail, ...page }: StatusMessageProps) => (
  <StatusPage
    live
    {...page}
    detail={detail ?? undefined}
    actions={actions.map(({ label, icon, isLikeliest, ...action }, place) => {
      const look = place === 0 && isLikeliest !== false ? {} : ({ variant: 'outline', tone: 'neutral' } as const);
      return 'href' in action ? (
        <LinkButton key={label} href={action.href} {...look}>
          {label}
        </LinkButton>
      ) : (
        <Button
          key={label}
          icon={icon && <Icon icon={icon} />}
          loading={action.busy}
          onPress={action.onPress}
          {...look}
        >
          {label}
        </Button>
      );
    })}
  />
);
