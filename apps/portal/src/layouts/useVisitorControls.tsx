import type { ReactNode } from 'react';

/** Language and theme, for a page nobody needs to sign in for. */
export const useVisitorControls = (): ReactNode => null;
