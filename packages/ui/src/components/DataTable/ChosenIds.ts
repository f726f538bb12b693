import { createContext } from 'react';

/** The ids of the chosen rows. Only the checkboxes read them, so a choice draws no other cell of the table again. */
export const ChosenIds = createContext<ReadonlySet<string>>(new Set());
