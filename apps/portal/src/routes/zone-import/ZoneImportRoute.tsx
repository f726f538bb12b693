const ZoneImportRoute = () => null;

export default ZoneImportRoute;
