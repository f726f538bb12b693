const ZoneChangesRoute = () => null;

export default ZoneChangesRoute;
