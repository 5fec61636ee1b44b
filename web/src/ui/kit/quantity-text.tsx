import { styled } from '@mui/material/styles';

const Frame = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.22em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& .amount': { fontSize: '1.375em', fontWeight: 650, lineHeight: 1.1 },
  '& .unit': { fontSize: '0.875em', color: theme.vars.palette.text.secondary },
}));

/** A quantity to be read at arm's length: a large amount ('22.5', '¾'), a smaller unit ('ml'); both ready to show. */
export function QuantityText({ amount, unit }: { amount: string; unit: string }) {
  return (
    <Frame>
      <span className="amount">{amount}</span> <span className="unit">{unit}</span>
    </Frame>
  );
}
