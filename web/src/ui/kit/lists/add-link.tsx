import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { AddIcon } from '../../icons/actions.tsx';

interface AddLinkProps {
  to: string;
  label: string;
  /** Nothing stands beside it: it says its name on a phone too. */
  alone?: boolean;
}

/** The main action of a list's head; a plus alone on a phone, where the line belongs to the heading. */
export const AddLink = ({ to, label, alone = false }: AddLinkProps) => (
  <Button
    variant="contained"
    component={Link}
    to={to}
    aria-label={label}
    sx={{ minWidth: 52, px: { xs: 1.5, sm: 2.5 } }}
  >
    <AddIcon size={20} />
    <Box component="span" sx={{ display: { xs: alone ? 'inline' : 'none', sm: 'inline' }, ml: 1 }}>
      {label}
    </Box>
  </Button>
);
