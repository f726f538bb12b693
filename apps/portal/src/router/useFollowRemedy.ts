import type { Remedy } from '@may/domain';
import { useNavigate } from 'react-router-dom';
import { href } from './href.ts';

/** Navigates to the address of a notice's remedy. */
export const useFollowRemedy = () => {
  const navigate = useNavigate();
  return ({ page }: Remedy): void => {
    if (page === 'reloaded')
      void import('../version/version.ts').then(
        ({ version }) => version.reload(),
        () => window.location.reload(),
      );
    else void navigate(href(page));
  };
};
