const DomainsRoute = () => null;

export default DomainsRoute;
