import { Produce } from './produce.tsx';
import { StandingBottle, type BottlePictureProps } from './standing-bottle.tsx';

/** The drawing of an ingredient: bottle, jar or fruit. */
export const BottlePicture = (props: BottlePictureProps) => (
  <StandingBottle {...props}>
    <Produce look={props.look} />
  </StandingBottle>
);
