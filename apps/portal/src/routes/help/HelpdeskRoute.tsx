import { HelpdeskScreen } from '@may/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { notices } from '../../notices/notices.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { draft } from '../../storage/draft.ts';
import { readSession } from '../../storage/storedSession.ts';
import { articleHrefs } from './articleHrefs.ts';
import { readSupportFacts } from './supportFacts.ts';

const descriptionDraft = draft('helpdesk', v.pipe(v.string(), v.maxLength(4_000)));

/** /pages/helpdesk; `?from=` names the page that failed; without it the page whose link was pressed is named. */
const HelpdeskRoute = () => {
  const [search] = useSearchParams();
  const { state: pressedOn } = useLocation();
  const { state } = useSession();
  const [facts] = useState(() =>
    readSupportFacts({
      me: state() === 'signedIn' ? (readSession()?.me ?? null) : null,
      notices: notices.history(),
      from: search.get('from') ?? (typeof pressedOn === 'string' ? pressedOn : null),
    }),
  );
  const [description, setDescription] = useState(() => descriptionDraft.read() ?? '');
  return (
    <HelpdeskScreen
      facts={facts}
      description={description}
      onDescriptionChange={(next) => {
        setDescription(next);
        descriptionDraft.write(next);
      }}
      hrefs={articleHrefs}
    />
  );
};

export default HelpdeskRoute;
