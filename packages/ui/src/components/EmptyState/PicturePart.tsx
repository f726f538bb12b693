import { type PictureName, pictures } from './pictures.tsx';

/** The drawing of an empty state, fetched when there is one. */
const PicturePart = ({ name }: { name: PictureName }) => pictures[name];

export default PicturePart;
