import { AppShell, type NavGroup } from '@may/ui';
import { type ReactNode } from 'react';

interface SignedInShellProps {
  navigation: NavGroup[];
  children: ReactNode;
}

/** The shell around a signed-in customer's pages. */
export const SignedInShell = ({ navigation, children }: SignedInShellProps) => (
  <AppShell navigation={navigation}>{children}</AppShell>
);
