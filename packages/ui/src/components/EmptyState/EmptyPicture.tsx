import { type PictureName, pictures } from './pictures.tsx';

/** The drawing of an empty state, fetched when there is one. */
const EmptyPicture = ({ name }: { name: PictureName }) => pictures[name];

export default EmptyPicture;
