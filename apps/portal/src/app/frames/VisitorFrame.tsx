import { type NavGroup, VisitorShell } from '@may/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { PreferenceControls } from '../../browser/preferences/PreferenceControls.tsx';
import { loginHref } from '../../router/returnTo.ts';
import { SessionData } from '../../session/SessionData.tsx';

/** The frame of an open page for a visitor; its links are the last group of the side menu. */
const VisitorFrame = ({ navigation }: { navigation: NavGroup[] }) => {
  const { pathname, search, hash } = useLocation();
  return (
    <VisitorShell
      links={navigation.at(-1)?.items ?? []}
      controls={<PreferenceControls />}
      hrefs={{ signIn: loginHref(pathname + search + hash) }}
    >
      <SessionData>
        <Outlet />
      </SessionData>
    </VisitorShell>
  );
};

export default VisitorFrame;
