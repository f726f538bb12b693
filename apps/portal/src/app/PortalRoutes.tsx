import { Route, Routes } from 'react-router-dom';
import { config } from '../browser/config.ts';
import { FailureBoundary } from '../router/FailureBoundary.tsx';
import type { LatePart } from '../router/lazyPlace.tsx';
import { addressesOf, pagesWith } from '../router/manifest.ts';
import { layoutParts, pageParts } from '../router/prepareRoute.ts';

const Part = ({ part }: { part: LatePart }) => {
  const Component = part.component();
  return <Component />;
};

/** A route for each address of the manifest, inside the layout of its page. */
export const PortalRoutes = () => (
  <Routes>
    {Object.entries(layoutParts).map(([name, part]) => (
      <Route key={name} element={<Part part={part} />}>
        {pagesWith(config.flags)
          .filter(({ layout }) => layout === name)
          .flatMap((page) =>
            addressesOf(page).map((path) => (
              <Route
                key={path}
                path={path}
                element={
                  <FailureBoundary key={page.id} of="part">
                    <Part part={pageParts[page.id]} />
                  </FailureBoundary>
                }
              />
            )),
          )}
      </Route>
    ))}
  </Routes>
);
