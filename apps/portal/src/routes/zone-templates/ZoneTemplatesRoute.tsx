const ZoneTemplatesRoute = () => null;

export default ZoneTemplatesRoute;
