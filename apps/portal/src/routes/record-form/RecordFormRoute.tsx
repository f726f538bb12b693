const RecordFormRoute = () => null;

export default RecordFormRoute;
