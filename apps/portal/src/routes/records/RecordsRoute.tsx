const RecordsRoute = () => null;

export default RecordsRoute;
