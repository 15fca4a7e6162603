import '../carpool.module.css';
import './HuddleRides.module.css';
