import { Route, Routes } from 'react-router-dom';
import { layouts } from './layouts.ts';
import type { LazyRoute } from './lazyRoute.ts';
import { type LayoutName, notFoundEntry, routes } from './routes.ts';

const layoutNames: readonly LayoutName[] = ['app', 'auth', 'page'];
const pages = [...routes, notFoundEntry];

const Part = ({ part }: { part: LazyRoute }) => {
  const Component = part.component();
  return <Component />;
};

/** The route table as elements, each page inside its layout. */
export const PortalRoutes = () => (
  <Routes>
    {layoutNames.map((name) => (
      <Route key={name} element={<Part part={layouts[name]} />}>
        {pages
          .filter(({ layout }) => layout === name)
          .map(({ path, route }) => (
            <Route key={path} path={path} element={<Part part={route} />} />
          ))}
      </Route>
    ))}
  </Routes>
);
