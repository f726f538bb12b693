import { Route, Routes } from 'react-router-dom';
import { layouts } from './layouts.ts';
import { type LayoutName, notFoundEntry, type RouteEntry, routes } from './routes.ts';

const layoutNames: readonly LayoutName[] = ['app', 'auth', 'page'];

const routeOf = ({ path, route: { Component } }: RouteEntry) => (
  <Route key={path} path={path} element={<Component />} />
);

/** The route table as elements, each page inside its layout. */
export const PortalRoutes = () => (
  <Routes>
    {layoutNames.map((name) => {
      const { Component: Layout } = layouts[name];
      return (
        <Route key={name} element={<Layout />}>
          {[...routes, notFoundEntry].filter(({ layout }) => layout === name).map(routeOf)}
        </Route>
      );
    })}
  </Routes>
);
