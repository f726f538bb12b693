const NameserversRoute = () => null;

export default NameserversRoute;
