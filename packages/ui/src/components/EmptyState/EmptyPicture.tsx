import { type PictureName, pictures } from './pictures.tsx';

/** The drawing of an empty state, in a chunk of its own. */
const EmptyPicture = ({ name }: { name: PictureName }) => pictures[name];

export default EmptyPicture;
