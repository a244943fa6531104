import ALargeSmall from 'lucide-react/icons/a-large-small';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bookmark from 'lucide-react/icons/bookmark';
import Camera from 'lucide-react/icons/camera';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Coins from 'lucide-react/icons/coins';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Delete from 'lucide-react/icons/delete';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import Headset from 'lucide-react/icons/headset';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Moon from 'lucide-react/icons/moon';
import PackageCheck from 'lucide-react/icons/package-check';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Trash2 from 'lucide-react/icons/trash-2';
import Wallet from 'lucide-react/icons/wallet';
/** All other icons, in one file that is loaded after the first screen. Every icon is in one of the two tables. */
export const deferredIcons = {
  bank: Landmark,
  camera: Camera,
  backspace: Delete,
  card: CreditCard,
  coins: Coins,
  copy: Copy,
  dark: Moon,
  delete: Trash2,
  download: Download,
  external: ExternalLink,
  headset: Headset,
  help: CircleHelp,
  hidden: EyeOff,
  logout: LogOut,
  phone: Phone,
  order: ReceiptText,
  print: Printer,
  received: PackageCheck,
  retry: RotateCw,
  save: Bookmark,
  settings: Settings,
  shield: ShieldCheck,
  up: ArrowUp,
  visible: Eye,
  textSize: ALargeSmall,
  storage: Database,
  document: FileText,
  info: Info,
  key: KeyRound,
  mail: Mail,
  devices: MonitorSmartphone,
  mobile: Smartphone,
  dataSaver: Gauge,
  wallet: Wallet,
} as const;
