import { type ProjectNameRefusal, readProjectName } from '@may/domain';
import { type RefObject, useRef, useState } from 'react';

export type ProjectName = {
  typed: string;
  /** The reason why a submitted name is refused; it follows the text until the text is right. */
  problem: ProjectNameRefusal | null;
  suggestion: string | null;
  /** The submitted name that the rule allows. */
  accepted: string | null;
  field: RefObject<HTMLInputElement | null>;
  onType: (typed: string) => void;
  onSubmit: () => void;
  onClear: () => void;
};

/** A name of a project, checked at the press of the button. No request follows, so this is no flow and has no machine. */
export const useProjectName = (): ProjectName => {
  const [{ typed, submitted }, setForm] = useState({ typed: '', submitted: false });
  const field = useRef<HTMLInputElement>(null);
  const read = readProjectName(typed);
  return {
    typed,
    problem: submitted && !read.ok ? read.reason : null,
    suggestion: submitted && !read.ok ? read.suggestion : null,
    accepted: submitted && read.ok ? read.name : null,
    field,
    // A corrected text has to be submitted again.
    onType: (next) => setForm({ typed: next, submitted: submitted && !read.ok && !readProjectName(next).ok }),
    onSubmit: () => {
      setForm({ typed, submitted: true });
      if (!read.ok) field.current?.focus();
    },
    onClear: () => setForm({ typed: '', submitted: false }),
  };
};
